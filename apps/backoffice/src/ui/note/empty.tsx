import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import styles from './empty.module.css';

type EmptyProps = { icon?: IconComponent; title: string; text?: string; action?: ReactNode };

export function Empty({ icon: Icon, title, text, action }: EmptyProps) {
	return (
		<div className={styles['empty']}>
			{Icon && <Icon size="lg" className={styles['icon']} />}
			<p className={styles['title']}>{title}</p>
			{text && <p>{text}</p>}
			{action && <div className={styles['action']}>{action}</div>}
		</div>
	);
}
