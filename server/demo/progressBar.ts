/** Called while rows are written: how many of how many, and of what kind. */
export type OnProgress = (done: number, all: number, what: string) => void;

/** The part of a terminal that is used. */
interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** A progress bar on a terminal; elsewhere, as in a log, one line for each tenth. */
export function progressBar(terminal: Terminal = process.stderr): OnProgress {
  return terminal.isTTY ? growingBar(terminal) : lines(terminal);
}

function growingBar(terminal: Terminal): OnProgress {
  return (done, all, what) => {
    const share = shareOf(done, all);
    const full = Math.round(share * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const end = done >= all ? '\n' : '';
    terminal.write(`\r\x1b[2K${bar} ${percentOf(share)} ${what}${end}`);
  };
}

function lines(terminal: Terminal): OnProgress {
  let lastTenth = -1;
  return (done, all, what) => {
    const share = shareOf(done, all);
    const tenth = Math.floor(share * 10);
    if (tenth <= lastTenth) return;
    lastTenth = tenth;
    terminal.write(`${percentOf(share)} ${what}\n`);
  };
}

const shareOf = (done: number, all: number) => (all > 0 ? Math.min(1, done / all) : 1);

const percentOf = (share: number) => `${String(Math.floor(share * 100)).padStart(3)} %`;
