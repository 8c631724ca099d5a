import { AppLink } from '../../platform/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.ts';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import styles from './pagination.module.css';

type PaginationProps = {
	page: number;
	pages: number;
	toHref: (page: number) => string;
	labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** A real URL for every page of a list, also for search engines. */
export function Pagination({ page, pages, toHref, labels }: PaginationProps) {
	return (
		<nav aria-label={labels.nav}>
			<ul className={styles['pages']}>
				<Arrow href={page > 1 ? toHref(page - 1) : undefined} label={labels.previous} rel="prev" />
				{visiblePages(page, pages).map((number) =>
					number < 0 ? (
						<li key={number} aria-hidden="true" className={styles['gap']}>
							…
						</li>
					) : (
						<li key={number}>
							<AppLink
								href={toHref(number)}
								aria-label={labels.page(number)}
								aria-current={number === page ? 'page' : undefined}
								className={styles['page']}
							>
								{number}
							</AppLink>
						</li>
					),
				)}
				<Arrow href={page < pages ? toHref(page + 1) : undefined} label={labels.next} rel="next" />
			</ul>
		</nav>
	);
}

function Arrow({
	href,
	label,
	rel,
}: {
	href: string | undefined;
	label: string;
	rel: 'prev' | 'next';
}) {
	const icon = rel === 'prev' ? <ChevronLeftIcon /> : <ChevronRightIcon />;
	return (
		<li>
			{href ? (
				<AppLink href={href} rel={rel} aria-label={label} className={styles['page']}>
					{icon}
				</AppLink>
			) : (
				<span aria-hidden="true" className={classes(styles['page'], styles['off'])}>
					{icon}
				</span>
			)}
		</li>
	);
}

/** First, last and the neighbours of the current page; negative numbers stand for a gap. */
export function visiblePages(page: number, pages: number): number[] {
	const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
		.filter((number) => number >= 1 && number <= pages)
		.sort((a, b) => a - b);
	return wanted.flatMap((number, index) => {
		const before = wanted[index - 1] ?? number - 1;
		if (number - before === 2) return [number - 1, number];
		return number - before > 2 ? [-number, number] : [number];
	});
}
