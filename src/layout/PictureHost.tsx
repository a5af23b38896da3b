import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PREVIEW_ID } from '../constants.ts';
import { clientConfigAtom } from '../state/clientConfig.ts';
import { CdnBase } from '../ui/CdnBase.ts';

const FOR_STAFF = ['/console/*', `/contents/:kind/${PREVIEW_ID}`];

/**
 * Where pictures are asked for. What is not published yet the site itself shows to its staff, by their
 * cookie, which does not travel to another host.
 */
export function PictureHost({ children }: { children: ReactNode }) {
  const config = useAtomValue(clientConfigAtom);
  const { pathname } = useLocation();
  const isForStaff = FOR_STAFF.some((pattern) => matchPath(pattern, pathname));
  return <CdnBase value={isForStaff ? '' : (config?.cdnBase ?? '')}>{children}</CdnBase>;
}
