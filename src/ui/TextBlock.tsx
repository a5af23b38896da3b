interface TextBlockProps {
  text: string;
  lang?: string | undefined;
  /** Shown when nothing was written. */
  none: string;
}

/** What somebody has written, with its line breaks; or that nobody has. */
export function TextBlock({ text, lang, none }: TextBlockProps) {
  if (!text) return <p className="text-muted">{none}</p>;
  return (
    <p className="whitespace-pre-line" lang={lang}>
      {text}
    </p>
  );
}
