/** Marks a change that the member has not seen. */
export function NewsDot({ label }: { label: string }) {
  return (
    <span className="inline-block size-2 shrink-0 rounded-full bg-brand">
      <span className="sr-only">{label}</span>
    </span>
  );
}
