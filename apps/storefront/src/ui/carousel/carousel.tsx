import { Children, type ReactNode } from 'react';
import { Island } from '../../platform/hydration/island.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ChevronLeftIcon } from '../icons/chevron-left.ts';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import { Section } from '../layout/section.tsx';
import styles from './carousel.module.css';
import { useRail } from './use-rail.ts';

type CarouselProps = {
	title: ReactNode;
	lead?: ReactNode;
	/** A link to the full list. */
	more?: ReactNode;
	labels: { previous: string; next: string };
	children: ReactNode;
};

/**
 * A section with items in one row: swiped on phones with the next one peeking in, paged on
 * desktops.
 */
export function Carousel({ title, lead, more, labels, children }: CarouselProps) {
	const { rail, atStart, atEnd, page, onKeyDown } = useRail<HTMLUListElement>();
	return (
		<Section
			title={title}
			lead={lead}
			tools={
				<>
					{more}
					<span className={styles['arrows']}>
						<IconButton
							variant="line"
							label={labels.previous}
							disabled={atStart}
							onClick={() => page(-1)}
						>
							<ChevronLeftIcon />
						</IconButton>
						<IconButton variant="line" label={labels.next} disabled={atEnd} onClick={() => page(1)}>
							<ChevronRightIcon />
						</IconButton>
					</span>
				</>
			}
		>
			<ul ref={rail} className={styles['rail']} onKeyDown={onKeyDown}>
				{Children.map(children, (child) => (
					<Island as="li">{child}</Island>
				))}
			</ul>
		</Section>
	);
}
