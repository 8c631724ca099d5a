import { Picture, type PictureProps } from './picture.tsx';
import { plateStyle } from './plate-style.ts';
import styles from './thumb.module.css';

type ThumbProps = Pick<PictureProps, 'base' | 'eager'> & {
	tint: string;
	/** Empty where the name is beside it. */
	alt?: string;
	sizes?: string;
	/** No longer available. */
	isGone?: boolean;
};

/** A small picture on its plate; the parent sizes it by `--thumb` and `--thumb-radius`. */
export function Thumb({ tint, alt = '', sizes = '92px', isGone = false, ...picture }: ThumbProps) {
	return (
		<span className={styles['thumb']} data-gone={isGone || undefined} style={plateStyle(tint)}>
			<Picture {...picture} alt={alt} sizes={sizes} />
		</span>
	);
}
