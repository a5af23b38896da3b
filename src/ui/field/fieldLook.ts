/** The box of whatever is typed or chosen. Its letters are so large that a phone does not zoom in on it. */
export const FIELD_LOOK =
  'w-full rounded-card bg-surface px-4 text-ink text-lead inset-ring inset-ring-edge aria-invalid:inset-ring-danger outline-offset-0 transition-colors placeholder:text-muted disabled:bg-quiet disabled:text-muted';
