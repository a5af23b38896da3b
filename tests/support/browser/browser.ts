import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright';

const APT_LINE =
  'apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk';

const HOW_TO_HELP = `No browser was found, and none could be installed. Type one of these and run the tests again:
  npx playwright install --with-deps chromium
  sudo ${APT_LINE}
or point CHROMIUM_PATH at a Chromium, Chrome or Edge.`;

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is rendered alike on every machine with the same fonts.
  '--font-render-hinting=none',
];

export function launchBrowser(more: readonly string[] = []): Promise<BrowserServer> {
  const executablePath = findBrowser();
  ensureFonts();
  // Chromium refuses its sandbox to root, and most containers run as root.
  const args = [...ARGS, ...more, ...(isRoot() ? ['--no-sandbox'] : [])];
  return chromium.launchServer({ executablePath, args, headless: true });
}

/** Uses an installed browser before it downloads one. */
function findBrowser(): string {
  const path =
    namedBrowser() ?? playwrightsOwn() ?? systemBrowser() ?? downloadedBrowser() ?? debianBrowser();
  if (!path) throw new Error(HOW_TO_HELP);
  return path;
}

function namedBrowser(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path || undefined;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  // The headless shell has no windows, and takes a third less processor time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const onPath = [...names, 'microsoft-edge'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...onPath, ...usualPlaces()].find((path) => existsSync(path));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => process.env[name] ?? [],
    );
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return roots.flatMap((root) => programs.map((program) => join(root, program)));
  }
  return [];
}

function downloadedBrowser(): string | undefined {
  process.stdout.write('No browser here yet: asking Playwright for Chromium …\n');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  spawnSync(npx, ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A firewall that drops packets must not delay the tests for long.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
    timeout: 300_000,
  });
  return playwrightsOwn();
}

function debianBrowser(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installDebianPackages([name, 'fonts-noto-cjk']);
    if (systemBrowser()) break;
  }
  return systemBrowser();
}

/** Without these fonts Korean and Japanese are empty boxes, and every screenshot is wrong. */
function ensureFonts(): void {
  if (process.platform !== 'linux' || hasFonts()) return;
  installDebianPackages(['fonts-noto-cjk']);
  if (hasFonts()) return;
  throw new Error(`No font for Korean and Japanese was found. Type:\n  sudo ${APT_LINE}`);
}

function hasFonts(): boolean {
  try {
    const fonts = (language: string) =>
      execFileSync('fc-list', [`:lang=${language}`, 'file'], { encoding: 'utf8' }).trim();
    return fonts('ko') !== '' && fonts('ja') !== '';
  } catch {
    return false;
  }
}

function installDebianPackages(packages: string[]): void {
  if (!isRoot() || !existsSync('/etc/debian_version')) return;
  process.stdout.write(`Installing ${packages.join(' and ')} …\n`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
