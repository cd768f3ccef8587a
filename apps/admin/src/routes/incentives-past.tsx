import { ClaimsPage } from "../features/incentive/components/claims-page.tsx";
import { PastClaims } from "../features/incentive/components/past-claims.tsx";

export const Component = () => (
  <ClaimsPage>
    {(id) => (
      <div className="min-h-0 grow overflow-y-auto px-4 py-6 md:px-8">
        <PastClaims id={id} />
      </div>
    )}
  </ClaimsPage>
);
