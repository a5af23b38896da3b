export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-grid size-11 place-items-center">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-[3px] border-line border-t-brand"
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
