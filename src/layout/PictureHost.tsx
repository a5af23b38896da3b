import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PREVIEW_ID } from '../constants.ts';
import { clientConfigAtom } from '../state/clientConfig.ts';
import { CdnBase } from '../ui/picture/Picture.tsx';

/** Screens that may show unpublished pictures: the console, previews, and pages where members see their own reviews. */
const WITH_COOKIE = [
  '/console/*',
  `/contents/:kind/${PREVIEW_ID}`,
  '/my-page/reviews',
  '/review/editor/:counselId',
];

/**
 * The host of pictures. Unpublished pictures come from the site itself, because they need the cookie of staff
 * or of the author, and the CDN does not get that cookie.
 */
export function PictureHost({ children }: { children: ReactNode }) {
  const config = useAtomValue(clientConfigAtom);
  const { pathname } = useLocation();
  const needsCookie = WITH_COOKIE.some((pattern) => matchPath(pattern, pathname));
  return <CdnBase value={needsCookie ? '' : (config?.cdnBase ?? '')}>{children}</CdnBase>;
}
