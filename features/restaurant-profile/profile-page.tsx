export default function P(){return <h1>restaurant-profile/profile-page</h1>}
