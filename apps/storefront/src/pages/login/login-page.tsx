import type { PayloadOf } from '@korb/contracts/platform/payload';
import { PageBlocks } from '../../blocks/block-list.tsx';
import { withoutH1 } from '../../blocks/headings.ts';
import { AuthFrame, FinePrint } from '../../features/auth/auth-frame.tsx';
import { LoginPanel } from '../../features/auth/login-panel.tsx';
import { useAside } from '../../features/auth/use-aside.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useLiveSearch } from '../../platform/navigation/use-live-search.ts';
import { useSite } from '../../platform/site.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './login-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'login'> }) {
	const { config, t } = useSite();
	const query = new URLSearchParams(useLiveSearch());
	const { privacyPath } = config.consent;
	return (
		<AuthFrame heading={t('login.heading')} lead={t('login.lead')} aside={useAside().welcome}>
			{query.get('authRequired') === 'true' && (
				<div className={styles['notice']}>
					<Notice tone="warn">{t('login.required')}</Notice>
				</div>
			)}
			<LoginPanel />
			<FinePrint>
				{t('login.protected')}{' '}
				{privacyPath && <AppLink href={privacyPath}>{t('login.privacy')}</AppLink>}
			</FinePrint>
			<PageBlocks blocks={withoutH1(payload.blocks)} />
		</AuthFrame>
	);
}
