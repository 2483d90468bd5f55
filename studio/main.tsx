import { startStudio } from './start-studio.tsx';

startStudio();
