import type { ReactNode } from 'react';
import { Menu } from '../features/menu/menu.tsx';
import { Island } from '../platform/hydration/island.tsx';
import { lazyHydrate } from '../platform/hydration/lazy-hydrate.tsx';
import { noSwitches, switches } from '../platform/navigation/switches.ts';
import { useStore } from '../platform/storage/store.ts';
import styles from './default-layout.module.css';
import { DialogArea } from './dialog-area.tsx';
import { Header } from './shell/header.tsx';
import { TabBar } from './shell/tab-bar.tsx';
import { TopBar } from './shell/top-bar.tsx';

// At the end of every page; plain links until its code has loaded.
const Footer = lazyHydrate(async () => (await import('./shell/footer.tsx')).Footer);

export function DefaultLayout({ children }: { children: ReactNode }) {
	const { isWebview } = useStore(switches, noSwitches);
	return (
		<div data-layout="default" className={isWebview ? undefined : styles['layout']}>
			{!isWebview && (
				<>
					<TopBar />
					<Header />
				</>
			)}
			{children}
			{!isWebview && (
				<>
					<Island>
						<Footer />
					</Island>
					<TabBar />
					<Menu />
				</>
			)}
			<DialogArea />
		</div>
	);
}
