interface TextBlockProps {
  text: string;
  lang?: string | undefined;
  /** Shown for an empty text. */
  none: string;
}

/** A text with its line breaks. */
export function TextBlock({ text, lang, none }: TextBlockProps) {
  if (!text) return <p className="text-muted">{none}</p>;
  return (
    <p className="whitespace-pre-line" lang={lang}>
      {text}
    </p>
  );
}
