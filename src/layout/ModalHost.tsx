import { useAtomValue } from 'jotai';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMemberId } from '../domain/session/useSession.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { modals, modalTexts } from '../modals.ts';
import { type OpenModal, useForgetModal, useShownModal } from '../state/modal.ts';
import { logoutsAtom } from '../state/sessionAtom.ts';
import { Spinner } from '../ui/status/Spinner.tsx';
import { showToast } from '../widgets/toast/showToast.ts';
import { withDeadline } from './routing/lazyScreen.tsx';

/**
 * Shows the open modal. The modal has its own history entry, so the phone's Back closes it; when another entry
 * becomes current, the modal unmounts.
 */
export function ModalHost() {
  const modal = useShownModal();
  const forget = useForgetModal();
  const navigate = useNavigate();
  const location = useLocation();
  const shownId = (location.state as { modal?: number } | null)?.modal;
  const entered = useRef(0);
  const goBack = useCallback(() => navigate(-1), [navigate]);

  // After a reload no modal is open, but the history entry of one may be current. Then the app goes back once, so that
  // the visitor's first Back leaves the page.
  const isReloaded = useRef(Boolean(shownId));
  useEffect(() => {
    if (isReloaded.current) void goBack();
    isReloaded.current = false;
  }, [goBack]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one history entry for each opening
  useEffect(() => {
    if (!modal) return;
    const { pathname, search } = location;
    // A modal replaces the entry of an earlier modal, so that one Back is enough.
    const replace = Boolean(shownId);
    void navigate({ pathname, search }, { replace, state: { modal: modal.id } });
  }, [modal?.id]);

  // The router updates later than the store. So a missing entry closes the modal only if the entry was current before.
  useEffect(() => {
    if (!modal) return;
    if (shownId === modal.id) entered.current = modal.id;
    else if (entered.current === modal.id) forget(modal);
  }, [modal, shownId, forget]);

  if (!modal || shownId !== modal.id) return null;
  return <ModalContent key={modal.id} modal={modal} onClose={goBack} />;
}

function ModalContent({ modal, onClose }: { modal: OpenModal; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { name } = modal;
  const close = useOnce(onClose);
  useCloseAtLogout(close);
  const giveUp = useEffectEvent(() => {
    showToast('error', t(navigator.onLine ? 'common.loadFailed' : 'common.offline'));
    close();
  });
  const [Content, setContent] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const loading = Promise.all([modals[name](), loadTexts(i18n, modalTexts[name])]);
    withDeadline<unknown[]>(loading).then(
      // The props of this modal are those of this name.
      ([loaded]) => isWanted && setContent(() => loaded as ComponentType<{ onClose: () => void }>),
      (cause) => {
        console.error(`The modal ${name} could not be loaded`, cause);
        if (isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, i18n]);
  if (Content) return <Content {...modal.props} onClose={close} />;
  // While the script of the modal loads, the visitor must see that the press worked.
  return (
    <div className="coming-modal">
      <Spinner label={t('common.loading')} />
    </div>
  );
}

/** What one member opened and typed closes when this member logs out in any tab, or another one logs in. */
function useCloseAtLogout(close: () => void): void {
  const memberId = useMemberId();
  const logouts = useAtomValue(logoutsAtom);
  const [opened] = useState({ memberId, logouts });
  const isOther = memberId !== null && memberId !== opened.memberId;
  const isOver = opened.memberId !== null && (isOther || logouts > opened.logouts);
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
}

/** Closing goes back in the history. It may happen only once, otherwise a second press would leave the page. */
function useOnce(onClose: () => void): () => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => {
    if (!isHere.current) return;
    isHere.current = false;
    onClose();
  }, [onClose]);
}
