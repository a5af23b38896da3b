import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PREVIEW_ID } from '../constants.ts';
import { clientConfigAtom } from '../state/clientConfig.ts';
import { CdnBase } from '../ui/picture/Picture.tsx';

/** Screens of the staff, and of members with the reviews that they wrote themselves. */
const WITH_COOKIE = [
  '/console/*',
  `/contents/:kind/${PREVIEW_ID}`,
  '/my-page/reviews',
  '/review/editor/:counselId',
];

/**
 * Where pictures are asked for. What is not published, or no longer, the site itself shows to its staff and
 * to the member who wrote it, by their cookie, which does not travel to another host.
 */
export function PictureHost({ children }: { children: ReactNode }) {
  const config = useAtomValue(clientConfigAtom);
  const { pathname } = useLocation();
  const needsCookie = WITH_COOKIE.some((pattern) => matchPath(pattern, pathname));
  return <CdnBase value={needsCookie ? '' : (config?.cdnBase ?? '')}>{children}</CdnBase>;
}
