import { Outlet } from 'react-router';
import { noSwitches, switches } from '../lib/navigation/query-switches.ts';
import { useStore } from '../lib/store.ts';
import { DialogArea } from './dialog-area.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LegalLinks } from './legal-links.tsx';

/** For steps that want full attention: no search, no menu, a way home and the legal links. */
export function FocusedLayout() {
	const { isWebview } = useStore(switches, noSwitches);
	return (
		<div data-layout="focused">
			{!isWebview && (
				<header className={styles['header']}>
					<div className={`wrap ${styles['row']}`}>
						<HomeLink />
					</div>
				</header>
			)}
			<Outlet />
			{!isWebview && (
				<footer className={`wrap ${styles['row']}`}>
					<LegalLinks />
				</footer>
			)}
			<DialogArea />
		</div>
	);
}
