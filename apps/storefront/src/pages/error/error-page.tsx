import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { keepFirstH1 } from '../../blocks/headings.ts';
import { AisleTiles } from '../../features/catalogue/listing/aisle-tiles.tsx';
import { GenericError } from '../../features/errors/generic-error.tsx';
import { NotFound } from '../../features/errors/not-found.tsx';
import { useErrorRedirect } from '../../features/errors/use-error-redirect.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { useAisles } from '../../shop/catalogue/use-aisles.ts';
import styles from './error-page.module.css';
import { extraComponents } from './extra-components.tsx';

export function Component({ payload }: { payload: PayloadOf<'error'> }) {
	useErrorRedirect();
	const { error } = payload;
	if (error.status !== 404) return <GenericError {...error} />;
	return <NotFoundView payload={payload} />;
}

function NotFoundView({ payload }: { payload: PayloadOf<'error'> }) {
	const { extraComponent } = useSite().config.errorPage;
	const Extra = extraComponent && extraComponents[extraComponent];
	const { blocks, hasH1 } = keepFirstH1(payload.blocks);
	const extra = Extra && (
		<div className={styles['extra']} data-error-extra={extraComponent}>
			<Extra />
		</div>
	);
	return (
		<div data-error-view="not-found">
			{blocks.length === 0 ? (
				<>
					<NotFound>{extra}</NotFound>
					<Aisles />
				</>
			) : (
				<>
					{!hasH1 && <h1 className="wrap">{payload.meta.title}</h1>}
					<PageBlocks blocks={blocks} />
					<div className="wrap">{extra}</div>
				</>
			)}
		</div>
	);
}

/** Categories, to help visitors who are lost. */
function Aisles() {
	const t = useMessages();
	const aisles = useAisles().slice(0, 6);
	if (aisles.length === 0) return null;
	return (
		<div className={`wrap ${styles['aisles']}`}>
			<h2>{t('error.notFound.aisles')}</h2>
			<AisleTiles aisles={aisles} />
		</div>
	);
}
