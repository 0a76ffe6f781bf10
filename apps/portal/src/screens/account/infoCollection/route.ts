export {
  InfoCollectionOutline as Outline,
  InfoCollectionScreen as Component,
} from './InfoCollectionScreen.tsx';
