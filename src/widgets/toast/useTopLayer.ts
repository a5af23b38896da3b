import { useEffect, useState } from 'react';

/**
 * An element above the page and above an open modal dialog. The browser makes everything outside such a dialog inert,
 * so the element moves into the dialog while it is open.
 */
export function useTopLayer(): HTMLElement {
  const [layer] = useState(createLayer);
  useEffect(() => {
    const raise = () => {
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (layer.parentElement === place) return;
      moveInto(place, layer);
      // What is shown last lies on top: hide and show the layer, so that it is above this dialog.
      layer.hidePopover?.();
      layer.showPopover?.();
    };
    raise();
    const dialogs = new MutationObserver(raise);
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      layer.remove();
    };
  }, [layer]);
  return layer;
}

/** A browser with moveBefore keeps the time that a shown toast has left; others start it again. */
function moveInto(place: Element, layer: HTMLElement): void {
  if (layer.isConnected && 'moveBefore' in place) place.moveBefore(layer, null);
  else place.append(layer);
}

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  // In the top layer, a dialog that is animated or scrolls does not clip it.
  layer.popover = 'manual';
  layer.className = 'toast-layer';
  return layer;
}
