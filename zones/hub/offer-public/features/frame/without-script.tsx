export const WithoutScript = () => (
  <p className="text-base">
    This page needs JavaScript. Switch it on in your browser and load the page again, or reply to the mail that brought you here
    and ask for the offer on paper.
  </p>
);
