import type { PointerEvent, ReactNode } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { depthOf, HEIGHT, type Scale } from './plotScale.ts';

interface PlotProps {
  scale: Scale;
  /** The number of columns or points. */
  slots: number;
  /** The names of the first and the last one. */
  ends: readonly string[];
  tickText?: (value: number) => string;
  pointed: number | null;
  onPoint: (slot: number | null) => void;
  /** Shapes in a box as wide as the number of slots. */
  children: ReactNode;
}

/**
 * The frame of a plot. Screen readers skip it and read the table beside it. The SVG is stretched, so its texts are HTML
 * and its lines do not scale.
 */
export function Plot({ scale, slots, ends, tickText = String, children, ...pointing }: PlotProps) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted text-small tabular-nums"
    >
      <div className="-my-2 flex h-44 flex-col justify-between text-right leading-4">
        {scale.ticks.map((tick) => (
          <span key={tick}>{tickText(tick)}</span>
        ))}
      </div>
      <PlotBox {...pointing} scale={scale} slots={slots} className="h-40">
        {children}
      </PlotBox>
      <div className="col-start-2 mt-2 flex justify-between gap-2">
        {ends.map((end) => (
          <span key={end} className="break-keep">
            {end}
          </span>
        ))}
      </div>
    </div>
  );
}

type PlotBoxProps = Pick<PlotProps, 'scale' | 'slots' | 'pointed' | 'onPoint' | 'children'> & {
  className: string;
};

/** Only the shapes and their lines. It says which slot the mouse or finger points at. */
export function PlotBox({ scale, slots, pointed, onPoint, className, children }: PlotBoxProps) {
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const slot = Math.floor(((clientX - left) / width) * slots);
    onPoint(slot >= 0 && slot < slots ? slot : null);
  };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${slots} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames('w-full touch-pan-y overflow-visible', className)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onPoint(null)}
    >
      {pointed !== null && (
        <rect x={pointed} y={0} width={1} height={HEIGHT} className="fill-brand-soft" />
      )}
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={slots}
          y1={depthOf(tick, scale)}
          y2={depthOf(tick, scale)}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      {children}
    </svg>
  );
}
