import { createContext, use } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { cdnUrl, type Picturable, variantsOf } from '../../lib/image.ts';
import { Icon } from './Icon.tsx';
import { useImageFailure } from './useImageFailure.ts';

interface PictureProps {
  image: Picturable | null | undefined;
  /** '' if the text beside it says the same. */
  alt: string;
  /** The placeholder for a missing picture. */
  kind?: 'clinic' | 'doctor' | 'event' | 'photo';
  /** The displayed width, for the choice of a variant. */
  sizes: string;
  /** Size and corners. */
  className?: string;
  /** Fill the box, fit into the box, or keep the picture's own proportions. */
  fit?: keyof typeof FITS;
  /** The main picture of the first screen: it loads with high priority. */
  isHero?: boolean;
  /** May be in the first screen of a tall phone: it loads with the page, before the scripts. */
  isInFirstScreen?: boolean | undefined;
}

const FITS = {
  cover: 'absolute inset-0 size-full object-cover',
  contain: 'absolute inset-0 size-full object-contain',
  whole: 'h-auto w-full',
};

export function Picture(props: PictureProps) {
  const { image, alt, sizes, kind = 'photo', fit = 'cover', isHero = false } = props;
  const { className = 'aspect-square w-full', isInFirstScreen = isHero } = props;
  const cdnBase = use(CdnBase);
  const { hasFailed, watch } = useImageFailure(image?.url);
  if (!image?.url || hasFailed) {
    return <Placeholder kind={kind} alt={alt} className={className} />;
  }
  const { avif, webp } = variantsOf(image, cdnBase);
  return (
    <picture className={classNames('relative block overflow-hidden bg-quiet', className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={watch}
        src={cdnUrl(image.url, cdnBase)}
        alt={alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={isInFirstScreen ? 'eager' : 'lazy'}
        decoding={isHero ? 'sync' : 'async'}
        fetchPriority={isHero ? 'high' : 'auto'}
        className={classNames('bg-center bg-cover', FITS[fit])}
        style={fit === 'contain' ? undefined : blurredPreview(image)}
      />
    </picture>
  );
}

/** A blurred preview until the picture has loaded. With `contain` it would stay visible around the picture. */
const blurredPreview = ({ blur }: Picturable) =>
  blur ? { backgroundImage: `url("${blur}")` } : undefined;

type PlaceholderProps = Required<Pick<PictureProps, 'kind' | 'alt' | 'className'>>;

function Placeholder({ kind, alt, className }: PlaceholderProps) {
  return (
    <span
      className={classNames('relative grid place-items-center bg-quiet text-muted', className)}
      {...(alt && { role: 'img', 'aria-label': alt })}
    >
      <Icon name={kind} className="size-2/5 max-h-14 max-w-14 opacity-60" />
    </span>
  );
}

/** The host of pictures; '' is the site itself. Set once around the app. */
export const CdnBase = createContext('');
