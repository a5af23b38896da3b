/** `share` of the way from one colour to the other; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    const value = Math.round(start + (end - start) * share);
    return value.toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share);
export const darker = (color: string, share: number) => mix(color, '#2a2530', share);
