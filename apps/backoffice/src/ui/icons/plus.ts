// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const PlusIcon = icon('M5 12h14M12 5v14');
