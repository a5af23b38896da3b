import './toast.css';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import {
  TOAST_AUTO_CLOSE_MS,
  TOAST_DRAG_DISMISS_PERCENT,
  TOAST_POSITION,
} from '../../constants.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { IconName } from '../../ui/picture/icons.ts';
import { useTopLayer } from './useTopLayer.ts';

const ICONS: Record<string, IconName> = {
  success: 'checkCircle',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

export function ToastStack() {
  const { t } = useTranslation();
  const layer = useTopLayer();
  return createPortal(
    <ToastContainer
      aria-label={t('common.messages')}
      position={TOAST_POSITION}
      autoClose={TOAST_AUTO_CLOSE_MS}
      draggable
      draggablePercent={TOAST_DRAG_DISMISS_PERCENT}
      hideProgressBar
      newestOnTop
      transition={slide}
      icon={({ type }) => <Icon name={ICONS[type] ?? 'info'} className="size-5" />}
      closeButton={({ closeToast }) => (
        <IconButton
          name="close"
          label={t('common.close')}
          iconClassName="size-5"
          className="-my-2 -mr-2 text-muted"
          onClick={closeToast}
        />
      )}
    />,
    layer,
  );
}
