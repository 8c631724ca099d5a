import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A page section with its heading; `tools` are at the end of the heading's line. */
export function Section({
	title,
	lead,
	tools,
	children,
}: {
	title: ReactNode;
	lead?: ReactNode;
	tools?: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section className={styles['section']} aria-labelledby={id}>
			<div className={styles['head']}>
				<div>
					<h2 id={id}>{title}</h2>
					{lead && <p>{lead}</p>}
				</div>
				{tools && <div className={styles['tools']}>{tools}</div>}
			</div>
			{children}
		</section>
	);
}
