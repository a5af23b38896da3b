import { useEffect, useState } from 'react';
import { Spinner } from '../ui/status/Spinner.tsx';

interface QrCodeProps {
  text: string;
  label: string;
}

/** QR codes need dark on light, also in dark mode, and a margin of four squares. */
const QUIET_ZONE = 4;

/** Renders nothing if its script does not load: the text or the link beside it is enough. */
export function QrCode({ text, label }: QrCodeProps) {
  const squares = useSquares(text);
  if (squares === 'failed') return null;
  const size = squares ? squares.length + 2 * QUIET_ZONE : 0;
  return (
    <div className="grid size-48 place-items-center overflow-hidden rounded-card bg-on-scrim">
      {squares ? (
        <svg
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
          className="size-full fill-scrim"
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={outline(squares)} />
        </svg>
      ) : (
        <Spinner label={label} />
      )}
    </div>
  );
}

/** The squares of the code, row by row. The QR library is loaded on demand. */
function useSquares(text: string): boolean[][] | 'failed' | null {
  const [squares, setSquares] = useState<boolean[][] | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('qrcode-generator').then(
      ({ default: qrcode }) => {
        const code = qrcode(0, 'M');
        code.addData(text);
        code.make();
        const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
        if (isWanted) setSquares(places.map((y) => places.map((x) => code.isDark(y, x))));
      },
      (cause) => {
        console.error('The QR code could not be rendered', cause);
        if (isWanted) setSquares('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return squares;
}

const outline = (squares: boolean[][]) =>
  squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
