/** The look of input fields. The font is large enough that iOS does not zoom in. */
export const FIELD_LOOK =
  'w-full rounded-card bg-surface px-4 text-ink text-lead inset-ring inset-ring-edge aria-invalid:inset-ring-danger outline-offset-0 transition-colors placeholder:text-muted disabled:bg-quiet disabled:text-muted';
