export { SearchField as GridSearch } from "../form/search-field.tsx";
