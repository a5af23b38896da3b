import { chromium } from './chromium.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

/** The name of its tests; a missing engine is named with the line that installs it. */
export const describeEngine = ({ name, isInstalled, installLine }: Engine): string =>
  isInstalled() ? name : `${name} NOT RUN: ${installLine}`;
