import './toast.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import {
  TOAST_AUTO_CLOSE_MS,
  TOAST_DRAG_DISMISS_PERCENT,
  TOAST_POSITION,
} from '../../constants.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { TOAST_ROLES, type Toast, type ToastKind, takeToasts, watchToasts } from './notify.ts';
import { useToastPresses } from './useToastPresses.ts';

const ICONS = {
  success: 'checkCircle',
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<ToastKind, string>;

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 });

export function ToastStack() {
  const { t } = useTranslation();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(showWaitingToasts, []);
  useToastPresses(layer);
  useEffect(() => {
    raise(layer.current);
    return toast.onChange(({ status }) => {
      if (status !== 'removed' && document.querySelector('dialog:modal')) raise(layer.current);
    });
  }, []);
  return (
    <div ref={layer} popover="manual" className="m-0 overflow-visible border-0 bg-transparent p-0">
      <ToastContainer
        aria-label={t('common.messages')}
        position={TOAST_POSITION}
        autoClose={TOAST_AUTO_CLOSE_MS}
        draggable
        draggablePercent={TOAST_DRAG_DISMISS_PERCENT}
        hideProgressBar
        newestOnTop
        transition={slide}
        closeButton={({ closeToast }) => (
          <IconButton
            name="close"
            label={t('common.close')}
            iconClassName="size-5"
            className="-my-2 -mr-2 text-muted"
            onClick={closeToast}
          />
        )}
      />
    </div>
  );
}

/** Delayed, because StrictMode mounts twice and the first container would take its toasts away. */
function showWaitingToasts(): () => void {
  let stop: (() => void) | undefined;
  let hasStayed = true;
  queueMicrotask(() => {
    if (hasStayed) stop = watchToasts(() => takeToasts().forEach(showToast));
  });
  return () => {
    hasStayed = false;
    stop?.();
  };
}

/** The toast that shows a text, or showed it last. */
const sayers = new Map<string, Id>();

/**
 * The same text does not open a second toast: the existing one restarts its time. A toast that is closing
 * counts as gone.
 */
function showToast({ kind, text }: Toast): void {
  const said = `${kind} ${text}`;
  const sayer = sayers.get(said);
  if (sayer !== undefined && toast.isActive(sayer)) {
    // A delayed update would reopen a toast that was closed in the meantime.
    toast.update(sayer, { delay: 0 });
    return;
  }
  const next = toast(text, {
    type: kind,
    role: TOAST_ROLES[kind],
    icon: <Icon name={ICONS[kind]} className="size-5" />,
  });
  sayers.set(said, next);
}

/** Re-enters the top layer, so that toasts lie above an open sheet. */
function raise(layer: HTMLElement | null): void {
  layer?.hidePopover?.();
  layer?.showPopover?.();
}
