export { CardTools } from './card-tools.tsx';
export { MapOpener } from './map-opener.tsx';
