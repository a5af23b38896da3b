/** Something has happened that was not looked at yet. */
export function NewsDot({ label }: { label: string }) {
  return (
    <span className="inline-block size-2 shrink-0 rounded-full bg-brand">
      <span className="sr-only">{label}</span>
    </span>
  );
}
