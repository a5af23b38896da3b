import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { wantedText } from '../../domain/search/searchAtoms.ts';

const PARAMETER = 'q';
/** Browsers limit how often the address may change. */
const PAUSE_MS = 180;

/** The search text in the address, so that Back and a reload keep it. Changes of the address update the field. */
export function useTextInAddress(): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const kept = parameters.get(PARAMETER) ?? '';
  const { key } = useLocation();
  const [text, setText] = useState(kept);
  // The router updates later: its value may be older than the typed text.
  const underway = useRef<string[]>([]);
  const seen = useRef(kept);

  const takeOver = useEffectEvent((found: string) => {
    const own = underway.current.indexOf(found);
    if (own >= 0) underway.current.splice(0, own + 1);
    else if (found !== seen.current && found !== wantedText(text)) setText(found);
    seen.current = found;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may get the same text twice in a row
  useEffect(() => takeOver(kept), [kept, key]);

  const keep = useEffectEvent((wanted: string) => {
    if (wanted === (underway.current.at(-1) ?? kept)) return;
    underway.current.push(wanted);
    setParameters((current) => withText(current, wanted), { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(wantedText(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}

function withText(current: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (text === '') next.delete(PARAMETER);
  else next.set(PARAMETER, text);
  return next;
}
