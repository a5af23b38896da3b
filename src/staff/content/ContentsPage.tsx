import { Route, Routes } from 'react-router-dom';
import { ContentList } from './ContentList.tsx';
import { EditorPage } from './EditorPage.tsx';

export function ContentsPage() {
  return (
    <Routes>
      <Route index element={<ContentList />} />
      <Route path=":kind/:id" element={<EditorPage />} />
    </Routes>
  );
}
