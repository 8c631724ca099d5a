import { Picture, type PictureProps } from './picture.tsx';
import { plateStyle } from './plate-style.ts';
import styles from './thumb.module.css';

type ThumbProps = Pick<PictureProps, 'base' | 'eager'> & {
	tint: string;
	/** Empty where the name stands beside it. */
	alt?: string;
	sizes?: string;
	/** It can no longer be had. */
	isGone?: boolean;
};

/** A small picture on its plate; `--thumb` and `--thumb-radius` around it make it fit the place. */
export function Thumb({ tint, alt = '', sizes = '92px', isGone = false, ...picture }: ThumbProps) {
	return (
		<span className={styles['thumb']} data-gone={isGone || undefined} style={plateStyle(tint)}>
			<Picture {...picture} alt={alt} sizes={sizes} />
		</span>
	);
}
