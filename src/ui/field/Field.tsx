import { type ReactNode, useId } from 'react';

interface FieldParts {
  id: string;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** The label is for screen readers only. */
  hidesLabel?: boolean | undefined;
  /** A line of help below the field. */
  hint?: string | undefined;
  /** Renders the control, which must spread these props: they connect it to label and hint. */
  children: (parts: FieldParts) => ReactNode;
}

/** A control with its label. */
export function Field({ label, hidesLabel, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="group">
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-muted text-small group-has-aria-invalid:text-danger">
          {hint}
        </p>
      )}
    </div>
  );
}
