import type { PayloadOf } from '@korb/contracts/payload';
import { BrandIndex } from '../../features/brands/brand-index.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import styles from './brands-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'brands'> }) {
	const t = useMessages();
	return (
		<div className="wrap">
			<Breadcrumb
				label={t('listing.trail')}
				trail={[{ href: '/', text: t('shell.tab.home') }]}
				current={payload.meta.title}
			/>
			<h1 className={styles['title']}>{payload.meta.title}</h1>
			<p className="muted">{t('brands.lead', { count: payload.brands.length })}</p>
			<BrandIndex brands={payload.brands} />
		</div>
	);
}
