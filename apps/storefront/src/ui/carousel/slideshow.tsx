import { Children, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { PauseIcon } from '../icons/pause.ts';
import { PlayIcon } from '../icons/play.ts';
import styles from './slideshow.module.css';
import { useSlides } from './use-slides.ts';

type SlideshowProps = {
	label: string;
	labels: {
		pause: string;
		play: string;
		/** "Bild 2 von 4" */
		slide: (number: number, count: number) => string;
	};
	children: ReactNode;
};

/**
 * One slide at a time. Advances automatically until it is hovered, focused or paused, and never
 * with reduced motion.
 */
export function Slideshow({ label, labels, children }: SlideshowProps) {
	const slides = Children.toArray(children);
	const { track, current, moving, stopped, goTo, toggle, region } = useSlides(slides.length);
	return (
		<section
			aria-roledescription="carousel"
			aria-label={label}
			className={styles['slideshow']}
			{...region}
		>
			<div
				ref={track}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
				tabIndex={0}
				className={styles['track']}
				aria-live={moving ? 'off' : 'polite'}
			>
				{slides.map((slide, index) => (
					// biome-ignore lint/a11y/useSemanticElements: the pattern's slide is a group, not a set of fields.
					<div
						// biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
						key={index}
						role="group"
						aria-roledescription="slide"
						aria-label={labels.slide(index + 1, slides.length)}
						inert={index !== current}
						className={styles['slide']}
					>
						{slide}
					</div>
				))}
			</div>
			{slides.length > 1 && (
				<div className={styles['pager']}>
					<IconButton
						label={stopped ? labels.play : labels.pause}
						className={styles['pause']}
						onClick={toggle}
					>
						{stopped ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
					</IconButton>
					{slides.map((_, index) => (
						<button
							// biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
							key={index}
							type="button"
							aria-label={labels.slide(index + 1, slides.length)}
							aria-current={index === current || undefined}
							className={styles['dot']}
							onClick={() => goTo(index)}
						/>
					))}
				</div>
			)}
		</section>
	);
}
