import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { copyText } from '../../ui/copyText.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { ModalTrouble } from '../../ui/status/Trouble.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

const LINE_SHARE = 'https://social-plugins.line.me/lineit/share';

/** For browsers without a share dialog. */
export function ShareModal({ url, onClose }: ModalContentProps<'share'>) {
  const { t } = useTranslation();
  const [isRefused, setIsRefused] = useState(false);
  const link = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    if (!(await copyText(url, link.current))) return setIsRefused(true);
    onClose();
    showToast('success', t('share.linkCopied'));
  };
  return (
    <Modal place="bottom" title={t('share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p
        ref={link}
        className="select-all break-all rounded-card bg-quiet px-4 py-3 text-muted text-small"
      >
        {url}
      </p>
      <ModalTrouble text={isRefused && t('share.copyFailed')} />
      <div className="mt-4 grid gap-2">
        <TextLink
          href={`${LINE_SHARE}?${new URLSearchParams({ url })}`}
          opensNewTab
          className={buttonLook('primary')}
        >
          {t('share.line')}
        </TextLink>
        <Button look="quiet" onClick={copy}>
          <Icon name="copy" className="size-5" />
          {t('share.copyLink')}
        </Button>
      </div>
    </Modal>
  );
}
