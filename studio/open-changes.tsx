// The page of a change set. It is loaded as a whole: what is imported once it is needed comes later, and shows later still, since
// React keeps what it shows meanwhile for a moment.
import { OpenChangeSet } from './screens/open-change-set.tsx';
import { startStudio } from './start-studio.tsx';

startStudio(OpenChangeSet);
