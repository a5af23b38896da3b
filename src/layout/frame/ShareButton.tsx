import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useEnvironment } from '../../environment/environment.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { useLanguage } from '../../state/language.ts';
import { useOpenModal } from '../../state/modal.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { canonicalAddress } from '../head/canonicalAddress.ts';

/** Opens the device's share dialog; without one, a modal offers LINE and the link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const { share } = useEnvironment();
  const { publicUrl } = useClientConfig();
  const { pathname, search } = useLocation();
  const openModal = useOpenModal();
  const url = canonicalAddress({ publicUrl, pathname, search }, useLanguage());
  const handleClick = async () => {
    const outcome = await share({ title, url });
    if (outcome === 'unsupported') await openModal('share', { url });
  };
  return <IconButton name="share" label={t('share.title')} onClick={handleClick} />;
}
