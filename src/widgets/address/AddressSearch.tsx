import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Address } from 'react-daum-postcode';
import { useTranslation } from 'react-i18next';
import { ADDRESS_SEARCH_HEIGHT_PX, ADDRESS_SEARCH_WIDTH } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { useIsSlow } from '../loading/useIsSlow.ts';
import { loadPostcode, POSTCODE_SCRIPT } from './loadPostcode.ts';

interface AddressSearchProps {
  onComplete: (address: Address) => void;
  /** Unmounts after an address was chosen. */
  closesItself?: boolean;
  height?: number | string;
  width?: number | string;
  scriptUrl?: string;
  /**
   * Rejects if the site of the service does not answer. If it is missing, each `load` event of the frame counts as
   * success.
   */
  askSite?: (site: string) => Promise<void>;
}

/** Searches Korean addresses with the Kakao postcode service. A retry begins with a new frame. */
export function AddressSearch({ onComplete, closesItself = true, ...frame }: AddressSearchProps) {
  const [attempt, setAttempt] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const handleComplete = (address: Address) => {
    onComplete(address);
    if (closesItself) setIsClosed(true);
  };
  if (isClosed) return null;
  return (
    <SearchFrame
      key={attempt}
      {...frame}
      onComplete={handleComplete}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface SearchFrameProps extends Omit<AddressSearchProps, 'closesItself'> {
  onRetry: () => void;
}

function SearchFrame(props: SearchFrameProps) {
  const { onComplete, onRetry, scriptUrl = POSTCODE_SCRIPT, askSite } = props;
  const { height = ADDRESS_SEARCH_HEIGHT_PX, width = ADDRESS_SEARCH_WIDTH } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const [hasLoaded, setHasLoaded] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isSlow = useIsSlow(!hasFailed && !hasLoaded);
  const hasTrouble = hasFailed || isSlow;
  const handleComplete = useEffectEvent(onComplete);

  useEffect(() => {
    const element = place.current;
    let isWanted = true;
    const fail = (...reason: unknown[]) => {
      if (!isWanted) return;
      console.error(...reason);
      setHasFailed(true);
    };
    loadPostcode(scriptUrl).then(
      ({ Postcode }) => {
        if (!isWanted || !element) return;
        const size = { width: '100%', height: '100%' };
        new Postcode({ ...size, oncomplete: (address) => handleComplete(address) }).embed(element, {
          // React removes the frame.
          autoClose: false,
        });
        setHasLoaded(!element.querySelector('iframe'));
      },
      (cause) => fail('The postcode service could not be loaded', cause),
    );
    // An iframe's 'load' does not bubble, but it can be captured. A frame that fails has a 'load', too, and shows an
    // error page of the browser, which scripts cannot read: so its site is asked.
    const handleLoad = ({ target }: Event) => {
      const site = siteOf(target);
      if (site === null || !askSite) return setHasLoaded(true);
      askSite(site).then(
        () => isWanted && setHasLoaded(true),
        (cause) => fail('The postcode service does not answer', cause),
      );
    };
    // A frame blocked by the CSP still fires 'load', so the violation event is watched.
    const handleRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') {
        fail('The address search may not be shown on this page');
      }
    };
    element?.addEventListener('load', handleLoad, true);
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => {
      isWanted = false;
      element?.removeEventListener('load', handleLoad, true);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
    };
  }, [scriptUrl, askSite]);

  return (
    <>
      <Trouble tone="error" text={hasTrouble && t('input.addressUnavailable')} />
      {hasTrouble && (
        <Button look="quiet" className="justify-self-start" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {!hasFailed && (
        <section
          ref={place}
          aria-label={t('input.addressSearch')}
          className={classNames(
            'overflow-hidden rounded-card bg-quiet',
            // The frame is hidden until it has loaded, so that the visitor never sees an error page of the browser.
            !hasLoaded && '[&_iframe]:invisible',
          )}
          style={{ height, width }}
        />
      )}
    </>
  );
}

function siteOf(target: EventTarget | null): string | null {
  const address = target instanceof Element ? (target.getAttribute('src') ?? '') : '';
  return address.startsWith('https:') ? new URL(address).origin : null;
}
