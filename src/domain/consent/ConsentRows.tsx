interface ConsentRowsProps {
  /** Name and content. */
  rows: readonly (readonly [string, string])[];
}

/** The parts of a consent's text: who receives what, for which purpose, for how long. */
export function ConsentRows({ rows }: ConsentRowsProps) {
  return (
    <dl className="grid gap-2 rounded-card bg-quiet px-4 py-3 text-small">
      {rows.map(([name, content]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-balance text-muted">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
