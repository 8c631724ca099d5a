import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
	title: string;
	mark?: ReactNode;
	/** The pages above this one. */
	crumbs?: { label: string; crumbs: { to: string; text: string }[] };
	children?: ReactNode;
};

export function PageHead({ title, mark, crumbs, children }: PageHeadProps) {
	return (
		<header className={styles['head']}>
			<div className={styles['grow']}>
				{crumbs && (
					<nav className={styles['crumb']} aria-label={crumbs.label}>
						{crumbs.crumbs.map(({ to, text }) => (
							<Fragment key={to}>
								<Link to={to}>{text}</Link>
								<ChevronRightIcon />
							</Fragment>
						))}
					</nav>
				)}
				<h1 className={styles['title']}>
					{title}
					{mark}
				</h1>
			</div>
			{children}
		</header>
	);
}
