import { useTranslation } from 'react-i18next';
import { friendLink } from '../../../environment/friendPage.ts';
import { TextLink } from '../../../ui/button/TextLink.tsx';
import { QrCode } from '../../../widgets/QrCode.tsx';

interface FriendByQrCodeProps {
  friendId: string;
  /** Whether messages of this member in LINE reach the clinic. */
  reachesClinic: boolean;
}

/** On a computer the member scans a code with the phone, where LINE is. */
export function FriendByQrCode({ friendId, reachesClinic }: FriendByQrCodeProps) {
  const { t } = useTranslation();
  const link = friendLink(friendId);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <QrCode text={link} label={t('counsel.friend.qrCode')} />
      <p className="text-balance">{t('counsel.friend.scan')}</p>
      {reachesClinic && (
        <p className="text-balance text-muted text-small">{t('counsel.friend.sendCode')}</p>
      )}
      <TextLink href={link} opensNewTab>
        {t('counsel.friend.add')}
      </TextLink>
    </div>
  );
}
