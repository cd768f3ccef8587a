import { ClaimsPage } from "../features/incentive/components/claims-page.tsx";
import { ClaimsQueue } from "../features/incentive/components/claims-queue.tsx";

export const Component = () => <ClaimsPage>{(id) => <ClaimsQueue key={id} id={id} />}</ClaimsPage>;
