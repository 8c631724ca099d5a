import { icon } from '../icon/icon.tsx';

export const MenuIcon = icon('M4 5h16M4 12h16M4 19h16');
