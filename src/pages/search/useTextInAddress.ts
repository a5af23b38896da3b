import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wantedText } from '../../domain/search/searchQueries.ts';

const PARAMETER = 'q';
/** Browsers refuse to rewrite the address with every letter. */
const PAUSE_MS = 180;

/**
 * What is looked for stands in the address, so that Back and a reload find it again; what others write
 * there is taken over.
 */
export function useTextInAddress(): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const kept = parameters.get(PARAMETER) ?? '';
  const [text, setText] = useState(kept);
  // The router takes its time: what comes back from it may be older than what was typed since.
  const underway = useRef<string[]>([]);

  const takeOver = useEffectEvent((found: string) => {
    const own = underway.current.indexOf(found);
    if (own >= 0) underway.current.splice(0, own + 1);
    else if (found !== wantedText(text)) setText(found);
  });
  useEffect(() => takeOver(kept), [kept]);

  const keep = useEffectEvent((wanted: string) => {
    if (wanted === kept) return;
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
